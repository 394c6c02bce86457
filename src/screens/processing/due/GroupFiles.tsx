/** The files of a group: what would happen to each and what follows, or why nothing would; each may be left out. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { withFile, type Choice } from './choice.ts'
import {
  filesPerPage,
  useActionTypeText,
  useDueFiles,
  useReasonText,
  type Asked,
  type DueFile,
  type Group,
} from './dueGroups.ts'
import { fileGrid } from './fileGrid.ts'

type GroupFilesProps = {
  group: Group
  asked: Asked
  choice: Choice
  onChoose: (choice: Choice) => void
  selectable: boolean
}

export const GroupFiles = ({ group: { step }, asked, choice, onChoose, selectable }: GroupFilesProps) => {
  const translate = useTranslate()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDueFiles(asked, step.id, page)
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data)
    return (
      <Box aria-busy sx={{ p: 2 }}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    )
  const without = choice.without.get(step.id)
  return (
    <Box sx={{ bgcolor: 'action.hover' }}>
      <Box component="ul" aria-label={translate('processing.due.filesOf', { step: step.name })} sx={fileGrid}>
        {data.items.map((item) => (
          <FileRow
            key={item.file.id}
            type={asked.type}
            item={item}
            selectable={selectable}
            isIn={without?.has(item.file.id) !== true}
            onChange={(isOn) => onChoose(withFile(choice, step.id, item.file.id, isOn))}
          />
        ))}
      </Box>
      {data.total > filesPerPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={filesPerPage}
          rowsPerPageOptions={[filesPerPage]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => translate('processing.pages', { from, to, count })}
          getItemAriaLabel={(way) => translate(`processing.${way}Page`)}
        />
      )}
    </Box>
  )
}

type FileRowProps = {
  type: Asked['type']
  item: DueFile
  selectable: boolean
  isIn: boolean
  onChange: (isOn: boolean) => void
}

const FileRow = ({ type, item, selectable, isIn, onChange }: FileRowProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const reasonText = useReasonText()
  const actionText = useActionTypeText()
  const { debtor, outstanding, wouldDo, hold, note, nextStep, nextDueAt } = item
  const path = useRecordPath(type)(item.file.id)
  const next = [nextStep, nextDueAt && formatDay(nextDueAt)].filter(Boolean).join(', ')
  return (
    <Box component="li" sx={{ opacity: isIn ? 1 : 0.6 }}>
      <Box className="choice">
        {selectable && (
          <Checkbox
            size="small"
            checked={isIn}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-label': translate('processing.due.take', { file: item.file.number }) } }}
          />
        )}
      </Box>
      <Box className="file">
        {path === undefined ? item.file.number : <LinkBase to={path}>{item.file.number}</LinkBase>}
      </Box>
      <Box className="debtor">{debtor}</Box>
      <Box className="amount">{outstanding && formatMoney(outstanding, locale)}</Box>
      <Box className="what">
        {hold ? (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {translate('processing.due.held', { reason: reasonText(hold) })}
          </Box>
        ) : (
          actionText(wouldDo)
        )}
        {note && <span className="more">{note}</span>}
        {!hold && next !== '' && <span className="more">{translate('processing.due.next', { next })}</span>}
      </Box>
    </Box>
  )
}
