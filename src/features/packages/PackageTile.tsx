import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Package } from '../../contract/schemas/packages.ts';
import { discountPercent } from '../../shared/format/money.ts';
import { paths } from '../../routes.ts';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Seal } from '../../brand/Seal.tsx';
import { TicketPaper } from '../../brand/TicketPaper.tsx';
import { PackagePrice } from './PackagePrice.tsx';

/** A package in a carousel; the whole tile is a link (EXPL-06). */
export function PackageTile({ item }: { item: Package }) {
  const off = discountPercent(item.price, item.originalPrice);
  return (
    <TicketPaper as={Link} to={paths.package(item.id)} stubHeight={56} stub={<PackagePrice item={item} />}>
      <CataloguePicture src={item.imageUrl} alt="" ratio={2}>
        {off !== null && <Seal percent={off} />}
      </CataloguePicture>
      <Body>
        <Duration>
          <CalendarBlankIcon aria-hidden />
          {item.duration}
        </Duration>
        <Title>{item.title}</Title>
        <Rating value={item.rating} />
      </Body>
    </TicketPaper>
  );
}

const Body = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 5px;
  padding: 14px 16px 16px;
`;

const Duration = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--ink-3);
  font: var(--t-meta);
  svg {
    width: 16px;
    height: 16px;
  }
`;

/* Two lines in every tile, so that the tear lines in a carousel align. */
const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-height: 2lh;
  /* With large text, two lines would hold half a title. */
  @container (max-width: 13rem) {
    -webkit-line-clamp: 4;
  }
`;
