/** Above the rows: how much there is to do, by subject and team; and what keeps the rows as they are now. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { useId, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { CountLinks } from './CountLinks.tsx'
import { RowAsked } from './RowAsked.tsx'
import { useCounts } from './useCounts.ts'
import { useKeepCurrent } from './useKeepCurrent.ts'

export const Above = () => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const format = new Intl.NumberFormat(useKnownLocale())
  const region = useId()
  const { data, refetch: recount } = useCounts()
  const { refetch } = useListContext()
  useKeepCurrent(() => {
    refetch()
    void recount()
  })
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? !isNarrow
  const { total = 0, overdue = 0 } = data ?? {}
  const sum = translate('agendaPage.sum', { total: format.format(total), overdue: format.format(overdue) })
  return (
    <Box sx={{ minHeight: { xs: 36, sm: 64 }, display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNarrow && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={region}
          endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setOpen(!isOpen)}
          sx={{ justifySelf: 'start', minHeight: 36 }}
        >
          {data ? sum : translate('agendaPage.counts')}
        </Button>
      )}
      <Box id={region} sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isOpen && data && <CountLinks counts={data} sum={isNarrow ? undefined : sum} />}
      </Box>
      <RowAsked />
    </Box>
  )
}
