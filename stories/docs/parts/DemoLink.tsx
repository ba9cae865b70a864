import { demoLink } from './demoLink.ts';

/** A link to the demo that this Storybook belongs to. */
export const DemoLink = ({ children }: { children: React.ReactNode }) => (
  <a href={demoLink()} target="_top">
    {children}
  </a>
);
