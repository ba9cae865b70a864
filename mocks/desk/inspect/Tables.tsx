import { useState } from 'react';
import { Select } from '../../../src/ui/Select.tsx';
import { isTableName, tableNames } from '../../db/Database.ts';
import type { TableName } from '../../db/rows.ts';
import { useDesk } from '../useDesk.ts';
import { EntryList } from './EntryList.tsx';
import { rowEntries } from './entries.ts';

/** The rows of one table. */
export function Tables() {
  const { db } = useDesk().backend;
  const [table, setTable] = useState<TableName>('post');
  const options = tableNames.map((name) => ({ value: name, label: `${name} (${db[name].all().length})` }));
  return (
    <>
      <div className="section">
        <Select
          label="Table"
          options={options}
          value={table}
          onValue={(name) => isTableName(name) && setTable(name)}
        />
      </div>
      <EntryList
        key={table}
        name="Rows"
        entries={rowEntries(db[table].all())}
        empty="This table has no rows."
      />
    </>
  );
}
