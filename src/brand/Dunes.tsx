import { styled } from 'styled-components';

/** A desert scene in theme colors; a taller box shows its right part, with the sun. */
export function Dunes() {
  return (
    <Drawing viewBox="0 0 390 250" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <path data-paint="sky" d="M0 0h390v250H0z" />
      <path
        data-paint="stars"
        d="M30 40h0M78 96h0M112 26h0M148 74h0M186 118h0M204 34h0M238 12h0M342 24h0M366 92h0M330 138h0M54 142h0"
      />
      <circle data-paint="halo" cx="288" cy="72" r="62" />
      <circle data-paint="halo" cx="288" cy="72" r="40" />
      <circle data-paint="sun" cx="288" cy="72" r="21" />
      <path data-paint="far" d="M0 188c52-2 88-14 136-24 46-10 74 2 118 12s92 14 136 12v62H0z" />
      <path data-paint="shade" d="M196 160c26 1 44 12 70 20 44 12 84 10 124 8v30c-74 2-142-14-194-58z" />
      <path
        data-paint="camel"
        d="M238 173v-9c0-4 3-6 6-5 1-3 4-3 5 0 1-3 4-3 5 0l3 1 3-5c0-2 1-3 3-3l4 1-1 2-3 1-3 8c-1 2-2 2-3 3v6h-2v-6h-6v6h-2v-7l-4-1v8z"
      />
      <path
        data-paint="camel"
        d="M272 180v-9c0-4 3-6 6-5 1-3 4-3 5 0 1-3 4-3 5 0l3 1 3-5c0-2 1-3 3-3l4 1-1 2-3 1-3 8c-1 2-2 2-3 3v6h-2v-6h-6v6h-2v-7l-4-1v8z"
      />
      <path data-paint="near" d="M0 216c60 6 104-10 152-22 44-11 92 4 132 16s76 14 106 12v28H0z" />
      <path data-paint="edge" d="M92 250c42-6 58-40 92-48 48 4 114 26 206 24v24z" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  background: linear-gradient(
    color-mix(in oklab, var(--cap-district) 34%, var(--cap-state)),
    color-mix(in oklab, var(--marigold) 48%, var(--stone)) 58%,
    color-mix(in oklab, var(--marigold) 32%, var(--stone)) 82%
  );
  [data-paint='sky'] {
    fill: none;
  }
  [data-paint='sun'] {
    fill: color-mix(in oklab, var(--marigold) 22%, var(--stone));
  }
  [data-paint='halo'] {
    fill: var(--stone);
    opacity: 0.16;
  }
  [data-paint='far'] {
    fill: color-mix(in oklab, var(--cap-village) 34%, var(--marigold) 40%);
  }
  [data-paint='shade'],
  [data-paint='edge'] {
    fill: color-mix(in oklab, var(--cap-village) 74%, var(--on-marigold));
  }
  [data-paint='near'] {
    fill: color-mix(in oklab, var(--cap-village) 62%, var(--marigold));
  }
  [data-paint='camel'] {
    fill: color-mix(in oklab, var(--cap-village) 30%, var(--on-marigold));
  }
  filter: saturate(0.7) brightness(var(--image-dim));
  [data-paint='stars'] {
    display: none;
    fill: none;
    stroke: var(--stone);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  /* A clear night with a moon, like the pictures of places. */
  [data-theme='dark'] & {
    background: linear-gradient(
      color-mix(in oklab, var(--cap-universe) 52%, var(--ground)),
      color-mix(in oklab, var(--cap-district) 40%, var(--cap-universe)) 52%,
      color-mix(in oklab, var(--cap-village) 26%, var(--cap-district)) 86%
    );
  }
  [data-theme='dark'] & [data-paint='stars'] {
    display: block;
  }
  [data-theme='dark'] & [data-paint='far'] {
    fill: color-mix(in oklab, var(--cap-village) 42%, var(--cap-universe));
  }
  [data-theme='dark'] & [data-paint='near'] {
    fill: color-mix(in oklab, var(--cap-village) 30%, var(--cap-universe));
  }
  [data-theme='dark'] & :is([data-paint='shade'], [data-paint='edge']) {
    fill: color-mix(in oklab, var(--cap-universe) 46%, var(--ground));
  }
  [data-theme='dark'] & [data-paint='camel'] {
    fill: var(--ground);
  }
  [data-theme='dark'] & [data-paint='sun'] {
    fill: var(--stone);
  }
`;
