import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Stack } from '../../ui/Stack.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const PANEL = 'profile-panel';
const TABS = [
  { id: 'achievements', label: 'Achievements' },
  { id: 'posts', label: 'Posts' },
  { id: 'visited', label: 'Visited' },
  { id: 'to-do', label: 'To-Do' },
] as const;
type TabId = (typeof TABS)[number]['id'];

interface Props {
  /** Whether it is the current user's own profile. */
  own: boolean;
  panels: Record<TabId, ReactNode>;
}

/** PROF-03 and PROF-04: only the owner sees To-Do; the selected tab is kept in the URL. */
export function ProfileTabs({ own, panels }: Props) {
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter(({ id }) => own || id !== 'to-do');
  const tab: TabId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'achievements';
  return (
    <>
      <Line>
        <Tabs
          label="Profile"
          even
          panelId={PANEL}
          value={tab}
          tabs={tabs}
          onChange={(next) => setParams(next === 'achievements' ? {} : { tab: next }, { replace: true })}
        />
      </Line>
      <TabPanel id={PANEL} value={tab}>
        <PanelContent $gap={16} $pad>
          {panels[tab]}
        </PanelContent>
      </TabPanel>
    </>
  );
}

/* Together with the tabs' own 8px, the first and last underlines align with the gutter. */
const Line = styled.div`
  padding-inline: calc(var(--gutter) - 8px);
  border-bottom: 1px solid var(--line);
  > * {
    margin-bottom: -1px;
  }
`;

const PanelContent = styled(Stack)`
  padding-top: 16px;
`;
