import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { displayName } from '../../shared/rules/people.ts';
import { paths } from '../../routes.ts';
import { Avatar, type AvatarSize } from '../../ui/Avatar.tsx';

interface Props {
  person: {
    id: string;
    firstName: string | null;
    lastName: string | null;
    email?: string | null;
    profileImageUrl: string | null;
  };
  size?: AvatarSize;
  /** A secondary line below the name, such as place or time. */
  meta?: ReactNode;
}

/** Avatar and name of a user; the whole line is a link to the profile (FEED-10, CARD-01). */
export function PersonLink({ person, size = 40, meta }: Props) {
  const name = displayName(person);
  return (
    <Byline>
      <Avatar name={name} src={person.profileImageUrl} size={size} />
      <Text>
        <Name to={paths.profile(person.id)} $small={size < 40}>
          {name}
        </Name>
        {meta && <Meta>{meta}</Meta>}
      </Text>
    </Byline>
  );
}

const Byline = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: var(--touch);
`;

const Text = styled.div`
  min-width: 0;
`;

const Name = styled(Link)<{ $small: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-width: 24px;
  margin-top: -4px;
  padding-top: 4px;
  overflow-wrap: anywhere;
  font: var(--t-strong);
  font-size: ${({ $small }) => ($small ? '0.875rem' : '0.9375rem')};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 4px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--link);
      outline-offset: 2px;
    }
  }
`;

const Meta = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--ink-3);
  font: var(--t-meta);
`;
