import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { RichText } from '../../ui/RichText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface Props {
  postId: string;
  text: string;
  /** Shows the full text, on the post's own page. */
  full: boolean;
  /** Identifies the post in the link's accessible name. */
  about: string;
}

const LINES = 6;
/** Estimated characters per line in the column on a phone. */
const LINE = 44;

/** Text up to a blank line. */
const PARAGRAPH = /\S[^]*?(?=\n\s*\n|$)/g;

/** Whether each post's text was clamped when last measured, so that a restored list keeps its heights. */
const measured = new Map<string, boolean>();

/** Estimates before layout whether the text will be clamped. */
function looksCut(text: string): boolean {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / LINE), 0) > LINES;
}

/** The text of a post; in lists limited to six lines, with less space between paragraphs, and a link to the full text. */
export function PostText({ postId, text, full, about }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(() => measured.get(postId) ?? looksCut(text));
  useEffect(() => {
    const box = ref.current;
    if (full || !box) return undefined;
    // Runs after layout, and again when the column or text size changes.
    const observer = new ResizeObserver(() => {
      // Cards out of view are not laid out.
      if (box.clientHeight === 0) return;
      // Descenders may overflow slightly; a clamped line hides more than half the font size.
      const over =
        box.scrollHeight - box.clientHeight > Number.parseFloat(getComputedStyle(box).fontSize) / 2;
      measured.set(postId, over);
      setCut(over);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [full, postId]);
  if (full) {
    return (
      <div>
        <RichText text={text} />
      </div>
    );
  }
  return (
    <>
      <Clamp ref={ref}>
        {[...text.matchAll(PARAGRAPH)].map(({ 0: paragraph, index }) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            <RichText text={paragraph} />
          </Fragment>
        ))}
      </Clamp>
      {cut && (
        <More to={paths.post(postId)}>
          Read more<VisuallyHidden> of {about}</VisuallyHidden>
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
  > * + * {
    margin-top: 0.4em;
  }
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
