import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PACKAGE_TAGS_SHOWN } from '../../shared/limits.ts';
import type { Package } from '../../contract/schemas/packages.ts';
import { discountPercent } from '../../shared/format/money.ts';
import { withBase, paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Seal } from '../../brand/Seal.tsx';
import { TagRow } from '../../ui/TagRow.tsx';
import { TicketPaper } from '../../brand/TicketPaper.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import { PackagePrice } from './PackagePrice.tsx';
import { lineClampCss } from '../../ui/cssFragments.ts';

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
          <Whole>
            <ButtonLink
              as={Link}
              to={paths.package(item.id)}
              size="sm"
              aria-label={`View Package: ${item.title}`}
            >
              View Package
            </ButtonLink>
          </Whole>
        </>
      }
    >
      <Picture
        src={item.imageUrl}
        alt={item.destination}
        ratio={2}
        fallbackSrc={withBase('pictures/fallback.svg')}
        eager={eager}
      >
        {item.isFeatured && <Flag>Featured</Flag>}
        {off !== null && <Seal percent={off} />}
      </Picture>
      <Body>
        <PackageFacts item={item} />
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
const Whole = styled.span`
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

const Title = styled.h2`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Preview = styled.p`
  ${lineClampCss(2)}
  color: var(--ink-2);
  font: var(--t-body-s);
`;
