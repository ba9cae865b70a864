import { styled } from 'styled-components';
import { Tag } from './Tag.tsx';

interface Props {
  /** Text of each tag. */
  tags: readonly string[];
  /** For use on the page background instead of a card. */
  raised?: boolean | undefined;
}

/** A row of plain tags; renders nothing when empty. */
export function TagRow({ tags, raised = false }: Props) {
  if (tags.length === 0) return null;
  return (
    <Row $raised={raised}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Row>
  );
}

const Row = styled.div<{ $raised: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  > * {
    background: ${({ $raised }) => ($raised ? 'var(--paper)' : 'var(--paper-2)')};
  }
`;
