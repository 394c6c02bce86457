/** Choice of files by a text, the fields of the search form, or a saved search; the filters in use stand in chips. */
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { fileFilters, filePanel, through } from '#resources/files/filePanel.ts'
import { FilterChips } from '#resources/list/filters/FilterChips.tsx'
import { conditionNames, filterable } from '#resources/list/filters/names.ts'
import { FiltersContext, useChangeFilters } from '#resources/list/filters/FiltersContext.ts'
import { SearchPanel } from '#resources/list/panel/SearchPanel.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { textWidth } from '#resources/page/pageGrid.ts'
import { file } from '#schemas/generated/file.ts'

/** Milliseconds without a key after which a typed text is asked. */
const pause = 400

export const WhichFiles = () => {
  const translate = useTranslate()
  const may = useMay()
  const { filterValues } = useListContext()
  const change = useChangeFilters()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isStaff = may('ROLE_EMPLOYEE')
  const properties = useMemo(() => {
    const all = filterable({ properties: [...file.properties, ...through] }, fileFilters, may)
    // People of clients read few of the records that files point at.
    return isStaff ? all : all.filter(({ relation }) => relation === undefined)
  }, [may, isStaff])
  const hasConditions = conditionNames(filterValues).length > 0
  const isAll = !hasConditions && !filterValues.search
  return (
    <FiltersContext value={change}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: textWidth }}>
        <SearchText />
        <Button ref={button} startIcon={<Tune />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate('list.form.open')}
        </Button>
      </Box>
      {hasConditions && (
        <FilterChips properties={properties} onEdit={() => setOpen(true)} onNone={() => button.current?.focus()} />
      )}
      {isAll && <Typography color="text.secondary">{translate('exportPage.all')}</Typography>}
      <SearchPanel isOpen={isOpen} groups={filePanel} properties={properties} onClose={() => setOpen(false)} />
    </FiltersContext>
  )
}

const SearchText = () => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const change = useChangeFilters()
  const asked = typeof filterValues.search === 'string' ? filterValues.search : ''
  const [text, setText] = useState(asked)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked) return undefined
    const timer = setTimeout(
      () => change((before) => ({ ...before, search: wanted === '' ? undefined : wanted })),
      pause,
    )
    return () => clearTimeout(timer)
  }, [text, asked, change])
  return (
    <TextField
      size="small"
      type="search"
      label={translate('exportPage.search')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ flex: '1 1 320px' }}
    />
  )
}
