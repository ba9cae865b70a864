import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { RichText } from '../../ui/RichText.tsx';

interface Props {
  postId: string;
  text: string;
  /** All of it, where the post is the page. */
  full: boolean;
  /** Says whose post it is, for readers who listen. */
  about: string;
}

const LINES = 6;
/** A line of the column on a phone, in characters. */
const LINE = 44;

/** What was measured last time, by post: a list that is come back to stands as it was left. */
const measured = new Map<string, boolean>();

/** Before anything is laid out. */
function looksCut(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(Math.ceil(line.length / LINE), 1));
  return lines.reduce((sum, count) => sum + count, 0) > LINES;
}

/** The words of a post: six lines of it in lists, then a link to the rest. */
export function PostText({ postId, text, full, about }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(() => measured.get(postId) ?? looksCut(text));
  useEffect(() => {
    const box = ref.current;
    if (full || !box) return undefined;
    // Told once the card is laid out, and again when the column or the text size changes.
    const observer = new ResizeObserver(() => {
      // A card out of view is not laid out.
      if (box.clientHeight === 0) return;
      // Letters may reach a little below their line: half of one is less than what a cut hides.
      const over =
        box.scrollHeight - box.clientHeight > Number.parseFloat(getComputedStyle(box).fontSize) / 2;
      measured.set(postId, over);
      setCut(over);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [full, postId]);
  const words: ReactNode = <RichText text={text} />;
  if (full) return <div>{words}</div>;
  return (
    <>
      <Clamp ref={ref}>{words}</Clamp>
      {cut && (
        <More to={paths.post(postId)} aria-label={`Read more of ${about}`}>
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
  -webkit-line-clamp: ${LINES};
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
