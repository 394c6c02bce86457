/** A group of files that may be one: the reason, and what is on each. */
import CompareArrows from '@mui/icons-material/CompareArrows'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import type { Candidate } from './merging.ts'
import { mergeTable } from './mergeTable.ts'

type CandidateCardProps = { candidate: Candidate; onCompare: (ids: readonly number[]) => void }

export const CandidateCard = ({ candidate, onCompare }: CandidateCardProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const heading = useId()
  const { customer, reasons, files, outstanding } = candidate
  const names = [...new Set(files.map(({ debtor: { name } }) => name ?? ''))].join(', ')
  return (
    <Paper component="article" variant="outlined" aria-labelledby={heading} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          <Typography id={heading} component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {names}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[customer.company, formatMoney(outstanding as Money, locale)].join(' · ')}
          </Typography>
        </Box>
        {reasons.map((reason) => (
          <Chip key={reason} size="small" label={translate(`mergeFiles.reasons.${reason}`)} />
        ))}
        <Button
          size="small"
          startIcon={<CompareArrows />}
          aria-label={translate('phrase.labelled', { label: translate('mergeFiles.compare'), value: names })}
          onClick={() => onCompare(files.map(({ id }) => id))}
        >
          {translate('mergeFiles.compare')}
        </Button>
      </Box>
      <Box component="table" aria-labelledby={heading} sx={mergeTable}>
        <thead>
          <tr>
            {(['number', 'debtor', 'workflowStatus', 'fourteenDayState', 'receivedAt'] as const).map((name) => (
              <th key={name} scope="col">
                {translate(`resources.${file.name}.fields.${name}`)}
              </th>
            ))}
            {(['collectionCosts', 'outstanding'] as const).map((name) => (
              <th key={name} scope="col" className="amount">
                {translate(`resources.${file.name}.fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((one) => (
            <FileRow key={one.id} file={one} />
          ))}
        </tbody>
      </Box>
    </Paper>
  )
}

const FileRow = ({ file: one }: { file: Candidate['files'][number] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const status = useValueText('workflowStatus', file.name)
  const letter = useValueText('fourteenDayState', file.name)
  const path = useRecordPath(file.name)(one.id)
  const debtorPath = useRecordPath(debtor.name)(one.debtor.id)
  const label = (name: string) => translate(`resources.${file.name}.fields.${name}`)
  return (
    <tr>
      <th scope="row">{path === undefined ? one.number : <LinkBase to={path}>{one.number}</LinkBase>}</th>
      <td data-label={label('debtor')}>
        {debtorPath === undefined ? one.debtor.name : <LinkBase to={debtorPath}>{one.debtor.name}</LinkBase>}
      </td>
      <td data-label={label('workflowStatus')}>{status(one.workflowStatus)}</td>
      <td data-label={label('fourteenDayState')}>{letter(one.fourteenDayState)}</td>
      <td data-label={label('receivedAt')}>{formatDay(one.receivedAt)}</td>
      <td data-label={label('collectionCosts')} className="amount">
        {formatMoney(one.collectionCosts as Money, locale)}
      </td>
      <td data-label={label('outstanding')} className="amount">
        {formatMoney(one.outstanding as Money, locale)}
      </td>
    </tr>
  )
}
