import { useState } from 'react';
import { formatCount } from '../../../src/shared/format/numbers.ts';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { TextField } from '../../../src/ui/TextField.tsx';
import { leaderboardOf } from '../../rules/ranking.ts';
import { useDesk } from '../useDesk.ts';
import { currentUserId } from './roleUsers.ts';

/** Everyone in the town by name, most points first. */
export function AllUsers({ onChoose }: { onChoose: (id: string) => void }) {
  const { backend } = useDesk();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const matches = leaderboardOf(backend.db).filter((user) =>
    displayName(user).toLowerCase().includes(wanted),
  );
  return (
    <div className="all-people">
      <TextField
        type="search"
        label="Search all people"
        placeholder="A name, such as Somchai"
        value={words}
        onValue={setWords}
      />
      <ul>
        {matches.map((user) => (
          <li key={user.id}>
            <button
              type="button"
              className="choice"
              aria-pressed={currentUserId(backend) === user.id}
              onClick={() => onChoose(user.id)}
            >
              <b>{displayName(user)}</b>
              <span className="small">
                Level {levelOf(user.totalPoints)}, {formatCount(user.totalPoints, 'point')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <p className="small" role="status">
          Nobody here has that name.
        </p>
      )}
    </div>
  );
}
