import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PACKAGE_TAGS_SHOWN } from '../../shared/limits.ts';
import type { Package } from '../../contract/schemas/packages.ts';
import { discountPercent } from '../../shared/format/money.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Seal } from '../../brand/Seal.tsx';
import { TagRow } from '../../ui/TagRow.tsx';
import { TicketPaper } from '../../brand/TicketPaper.tsx';
import { PackagePrice } from './PackagePrice.tsx';

interface Props {
  /** The package to show. */
  item: Package;
  /** Loads the picture immediately, for the first cards of a screen. */
  eager?: boolean;
}

/** A package in a list, drawn as a ticket (PKG-04 to PKG-09). */
export function PackageCard({ item, eager = false }: Props) {
  const off = discountPercent(item.price, item.originalPrice);
  return (
    <TicketPaper
      stub={
        <>
          <PackagePrice item={item} />
          <WrappingButton>
            <ButtonLink
              as={Link}
              to={paths.package(item.id)}
              size="sm"
              aria-label={`View Package: ${item.title}`}
            >
              View Package
            </ButtonLink>
          </WrappingButton>
        </>
      }
    >
      <CataloguePicture src={item.imageUrl} alt={item.destination} ratio={2} eager={eager}>
        {item.isFeatured && <Flag>Featured</Flag>}
        {off !== null && <Seal percent={off} />}
      </CataloguePicture>
      <Body>
        <Facts>
          <span>
            <CalendarBlankIcon aria-hidden />
            {item.duration}
          </span>
          <span>
            <MapPinIcon aria-hidden />
            {item.destination}
          </span>
        </Facts>
        <Title>
          <Link to={paths.package(item.id)}>{item.title}</Link>
        </Title>
        <Preview>{item.shortDescription ?? item.description}</Preview>
        <Rating value={item.rating} reviewCount={item.reviewCount} />
        <TagRow tags={item.tags.slice(0, PACKAGE_TAGS_SHOWN)} />
      </Body>
    </TicketPaper>
  );
}

/* On the narrowest phones the price wraps instead of the button. */
const WrappingButton = styled.span`
  flex: 0 1 auto;
  a {
    white-space: normal;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px 18px;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--ink-3);
  font: var(--t-meta);
  span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const Title = styled.h2`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Preview = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--ink-2);
  font: var(--t-body-s);
`;
