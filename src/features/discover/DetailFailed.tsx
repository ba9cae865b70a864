import { Link } from 'react-router-dom';
import { FailureArt } from '../../brand/FailureArt.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { useHistoryBack } from '../../layout/useHistoryBack.ts';

interface Props {
  resource: 'package' | 'destination';
  /** Path of the list to return to. */
  list: string;
  error: unknown;
  onRetry: () => unknown;
}

const titles = { package: 'Package', destination: 'Destination' } as const;

/** The error state of a detail page, with a retry button and a link back to the list. */
export function DetailFailed({ resource, list, error, onRetry }: Props) {
  const stepBack = useHistoryBack(list);
  return (
    <>
      <ScreenTitle>{titles[resource]}</ScreenTitle>
      <PageHeader
        title={titles[resource]}
        back={{ as: Link, to: list, onClick: stepBack, label: `Back to ${resource}s` }}
      />
      <Stack $pad>
        <Card $flush>
          <ErrorState
            title={`The ${resource} did not load`}
            error={error}
            art={<FailureArt error={error} />}
            onRetry={onRetry}
          />
        </Card>
      </Stack>
    </>
  );
}
