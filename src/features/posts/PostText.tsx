import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { to } from '../../paths.ts';
import { RichText } from './RichText.tsx';

interface Props {
  postId: string;
  text: string;
  /** All of it, where the post is the page. */
  full: boolean;
  /** Says whose post it is, for readers who listen. */
  about: string;
}

/** The words of a post: six lines of it in lists, then a link to the rest. */
export function PostText({ postId, text, full, about }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (full || !box) return undefined;
    // Told once the card is laid out, and again when the column or the text size changes.
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, [full]);
  const words: ReactNode = <RichText text={text} />;
  if (full) return <div>{words}</div>;
  return (
    <>
      <Clamp ref={ref}>{words}</Clamp>
      {cut && (
        <More to={to.post(postId)} aria-label={`Read more of ${about}`}>
          Read more
        </More>
      )}
    </>
  );
}

const Clamp = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  margin-bottom: -10px;
  color: var(--link);
  font: var(--t-strong);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
