import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react';
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react';
import RankingIcon from '@phosphor-icons/core/regular/ranking.svg?react';
import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { POINTS } from '../../shared/limits.ts';
import { paths } from '../../routes.ts';
import { Card } from '../../ui/Card.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const shortcuts = [
  {
    Icon: EnvelopeSimpleIcon,
    title: 'Share a story',
    text: `Post from the road and earn ${POINTS['create-post']} points`,
    path: paths.createPost(),
  },
  {
    Icon: SignpostIcon,
    title: 'Ask a Local',
    text: 'Get answers from people who live there',
    path: paths.askLocal(),
  },
  {
    Icon: RankingIcon,
    title: 'Leaderboard',
    text: 'See who leads',
    path: paths.leaderboard(),
  },
];

/** 'Plan Your Journey' (EXPL-10). */
export function JourneyShortcuts() {
  return (
    <section aria-labelledby="journey">
      <SectionHead id="journey" title="Plan Your Journey" />
      <Card as="ul" $flush>
        {shortcuts.map(({ Icon, title, text, path }) => (
          <Item key={path}>
            <Row to={path}>
              <Icon aria-hidden />
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <CaretRightIcon className="mirrored" aria-hidden />
            </Row>
          </Item>
        ))}
      </Card>
    </section>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 18px;
  align-items: center;
  gap: 14px;
  min-height: 68px;
  padding: 8px 14px;
  svg {
    width: 100%;
    height: auto;
  }
  svg:first-child {
    color: var(--link);
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--t-strong);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paper-2);
    }
  }
`;
