import { styled } from 'styled-components';

/** Shows its pictures by day or night only, as `data-of` says; lazy ones of the other theme are not fetched. */
export const DayOrNight = styled.div`
  display: contents;
  [data-theme='dark'] &[data-of='day'],
  html:not([data-theme='dark']) &[data-of='night'] {
    display: none;
  }
`;
