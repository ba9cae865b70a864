import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Package } from '../../contract/schemas/packages.ts';
import { originalPriceIfHigher, formatRupees } from '../../shared/format/money.ts';
import { paths } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TicketPaper } from '../../brand/TicketPaper.tsx';
import { comingSoon } from '../../ui/comingSoon.ts';
import { PackagePrice } from './PackagePrice.tsx';

/** The price of a package and the booking button (PKGD-02, PKGD-08, PKGD-09). */
export function PackageBooking({ item }: { item: Package }) {
  const navigate = useNavigate();
  const planTrip = {
    label: 'Plan this trip',
    onPress: () => void navigate(paths.travelPlanning(item.destination)),
  };
  const before = originalPriceIfHigher(item.price, item.originalPrice);
  return (
    <section aria-label="Price">
      <TicketPaper
        as="div"
        stubHeight={86}
        stub={
          <Book full onClick={() => comingSoon('Book This Package', planTrip)}>
            Book This Package
          </Book>
        }
      >
        <Fare>
          <div>
            <PackagePrice item={item} size="lg" />
            <p>per person</p>
          </div>
          {before !== null && <Tag tone="vermilion">{`You save ${formatRupees(before - item.price)}`}</Tag>}
        </Fare>
      </TicketPaper>
      <Promise>Best price guaranteed • Free cancellation</Promise>
    </section>
  );
}

const Fare = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 14px 16px 16px;
  p {
    color: var(--ink-3);
    font: var(--t-meta);
    font-size: 0.875rem;
  }
`;

const Book = styled(Button)`
  min-height: 54px;
  border-radius: var(--r-paper);
`;

const Promise = styled.p`
  margin-top: 12px;
  color: var(--ink-3);
  font: var(--t-meta);
  font-size: 0.875rem;
  text-align: center;
`;
