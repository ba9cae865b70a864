import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { styled } from 'styled-components';
import type { Package } from '../../contract/schemas/packages.ts';
import { discountPercent } from '../../shared/format/money.ts';
import { paths } from '../../routes.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Seal } from '../../brand/Seal.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TagRow } from '../../ui/TagRow.tsx';
import { BackToList } from '../../layout/BackToList.tsx';
import { PackageBooking } from './PackageBooking.tsx';

/** Picture, facts and price at the top of the package screen (PKGD-01, PKGD-02). */
export function PackageHead({ item }: { item: Package }) {
  const off = discountPercent(item.price, item.originalPrice);
  return (
    <>
      <Hero>
        <BackToList to={paths.packages()} label="Back to packages" />
        <CataloguePicture src={item.imageUrl} alt={item.destination} ratio={390 / 320} eager flush>
          {item.isFeatured && (
            <AtFoot>
              <Flag>Featured</Flag>
            </AtFoot>
          )}
          {off !== null && <Seal percent={off} />}
        </CataloguePicture>
      </Hero>
      <Facts $pad $gap={14}>
        <div>
          <Line>
            <span>
              <CalendarBlankIcon aria-hidden />
              {item.duration}
            </span>
            <span>
              <MapPinIcon aria-hidden />
              {item.destination}
            </span>
          </Line>
          <Title>{item.title}</Title>
          <Rating value={item.rating} reviewCount={item.reviewCount} />
        </div>
        <TagRow tags={item.tags} raised />
        <PackageBooking item={item} />
      </Facts>
    </>
  );
}

const AtFoot = styled.div`
  position: absolute;
  inset: auto 0 56px;
`;

const Facts = styled(Stack)`
  padding-block: 18px 20px;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: var(--ink-3);
  font: var(--t-meta);
  font-size: 0.875rem;
  span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const Title = styled.h1`
  margin: 6px 0 8px;
`;
