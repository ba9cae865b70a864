import { Fragment } from 'react';
import { styled } from 'styled-components';
import { linkify } from './linkify.ts';

/** What somebody wrote: its lines as they were, each in its own direction, with web addresses as links. */
export function RichText({ text }: { text: string }) {
  return (
    <Words dir="auto">
      {linkify(text).map((part) => (
        <Fragment key={part.at}>
          {part.href ? (
            <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {part.text}
            </a>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </Words>
  );
}

const Words = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
  unicode-bidi: plaintext;
  text-align: start;
  a {
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;
