import { Fragment } from 'react';
import { styled } from 'styled-components';
import { linkify } from './linkify.ts';

interface Props {
  /** The text as the user submitted it. */
  text: string;
}

/** User-written text: keeps line breaks, sets each line's direction and turns web addresses into links. */
export function RichText({ text }: Props) {
  return (
    <Text dir="auto">
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
    </Text>
  );
}

const Text = styled.span`
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
