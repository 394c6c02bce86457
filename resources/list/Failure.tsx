/** Reason why a list could not be read, and what may be done about it; loaded once the list is there. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { unsorted } from '#resources/table/sort.ts'
import { conditionNames, withoutConditions } from './filters/names.ts'
import { FiltersContext } from './filters/FiltersContext.ts'

/** Often a filter or order in the address is the cause, which has to be removed before a retry helps. */
export const Failure = () => {
  const { error, refetch, filterValues, sort, setSort } = useListContext()
  const change = useContext(FiltersContext)
  const translate = useTranslate()
  const message = error?.message ?? ''
  const status = (error as { status?: unknown } | null)?.status
  const hasConditions = conditionNames(filterValues).length > 0
  const buttons = (
    <>
      {status === 400 && Object.keys(filterValues).length > 0 && (
        <Button color="inherit" onClick={() => change(hasConditions ? withoutConditions : () => ({}))}>
          {translate('list.clear')}
        </Button>
      )}
      {status === 400 && sort.field !== '' && (
        <Button color="inherit" onClick={() => setSort(unsorted)}>
          {translate('list.unsort')}
        </Button>
      )}
      <Button color="inherit" onClick={() => refetch()}>
        {translate('list.retry')}
      </Button>
    </>
  )
  return (
    <Alert severity="error" action={buttons}>
      {translate(message, { _: message })}
    </Alert>
  )
}
