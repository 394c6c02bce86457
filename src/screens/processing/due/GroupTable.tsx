/** Groups of due files by step: how many, how many of them can be done, why the others cannot, and what it costs. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PartialCheckbox } from '#resources/table/PartialCheckbox.tsx'
import { rowTable } from '#src/screens/processing/rowTable.ts'
import { withSteps, type Choice } from './choice.ts'
import type { Asked, Group } from './dueGroups.ts'
import { GroupRows } from './GroupRows.tsx'

type GroupTableProps = {
  groups: readonly Group[]
  asked: Asked
  choice: Choice
  onChoose: (choice: Choice) => void
  selectable: boolean
}

const columns = ['step', 'action', 'total', 'ready', 'held', 'costs'] as const

export const GroupTable = ({ groups, asked, choice, onChoose, selectable }: GroupTableProps) => {
  const translate = useTranslate()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const of = (name: string) => translate(`processing.due.columns.${name}`)
  const all = groups.map(({ step }) => step.id)
  const count = all.filter((id) => choice.steps.has(id)).length
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box component="table" aria-label={translate('processing.due.groups')} sx={[rowTable, style].flat()}>
        <thead>
          <tr>
            <td className="choice">
              {selectable && (
                <PartialCheckbox
                  label={translate('processing.due.chooseAll')}
                  size="small"
                  checked={count > 0 && count === all.length}
                  indeterminate={count > 0 && count < all.length}
                  onChange={(_event, isOn) => onChoose(withSteps(choice, all, isOn))}
                />
              )}
            </td>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${name} ${numbers.has(name) ? 'number' : ''}`}>
                {of(name)}
              </th>
            ))}
            <td className="open" />
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows
            key={group.step.id}
            {...{ group, asked, choice, onChoose, selectable, labelOf: of }}
            isOpen={open.has(group.step.id)}
            onToggle={() => toggle(group.step.id)}
          />
        ))}
      </Box>
    </Paper>
  )
}

const numbers: ReadonlySet<string> = new Set(['total', 'ready', 'costs'])

const style = {
  '& .action': { width: 168 },
  '& .held': { width: '34%' },
  '& .number': { width: 92 },
  '& .costs': { width: 120 },
  '& .open': { width: 52, textAlign: 'right', py: 0 },
} as const
