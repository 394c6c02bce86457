/** Second step of an import: what each column of the file becomes, as guessed or remembered, and what is missing. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { textPage } from '#resources/page/pageGrid.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { asColumns, chosenIn, lackOf, type Chosen } from './columns.ts'
import type { Target, Upload } from './imports.ts'

type ColumnsStepProps = { upload: Upload; onChecked: (run: number) => void }

export const ColumnsStep = ({ upload, onChecked }: ColumnsStepProps) => {
  const { id, name, rows, columns, targets, isRemembered } = upload
  const translate = useTranslate()
  const count = new Intl.NumberFormat(useKnownLocale()).format(rows)
  const formKey = useFormKey()
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(upload))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { missing, withoutKey, twice, isEmpty } = useMemo(() => lackOf(chosen, targets), [chosen, targets])
  const isRight = !isEmpty && twice.size === 0
  const titles = (some: readonly Target[]) => some.map(({ title }) => title).join(', ')

  const handleCheck = () => {
    if (!isRight) return
    setBusy(true)
    setRefusal(undefined)
    const body = { columns: asColumns(columns, chosen) }
    formKey
      .send((key) => call('POST', `/api/v4/import/${id}/check`, { body, key }))
      .then(
        (answer) => onChecked((answer as { run: number }).run),
        (error: unknown) => setRefusal(callMessage(error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Box component="section" aria-label={translate('importPage.step.columns')} sx={textPage}>
      <Typography>
        {translate('importPage.read', { name, count, smart_count: rows })}{' '}
        {isRemembered && translate('importPage.remembered')}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {columns.map((column, at) => (
          <ColumnRow
            key={column.header}
            column={column}
            targets={targets}
            to={chosen[at] ?? null}
            isTwice={twice.has(at)}
            onChoose={(to) => setChosen(chosen.with(at, to))}
          />
        ))}
      </Paper>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {isEmpty && <Alert severity="info">{translate('importPage.nothingRead')}</Alert>}
        {!isEmpty && missing.length > 0 && (
          <Alert severity="warning">{translate('importPage.missing', { fields: titles(missing) })}</Alert>
        )}
        {!isEmpty && withoutKey.length > 0 && (
          <Alert severity="info">{translate('importPage.noKey', { key: titles(withoutKey) })}</Alert>
        )}
      </Box>
      {refusal !== undefined && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      <Button
        variant="contained"
        loading={isBusy}
        disabled={!isRight}
        onClick={handleCheck}
        sx={{ justifySelf: 'start' }}
      >
        {translate('importPage.check', { count, smart_count: rows })}
      </Button>
    </Box>
  )
}
