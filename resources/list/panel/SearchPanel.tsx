/** Search form of a list, beside it: all that one may ask of it in fields; the list follows each answer. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { conditionNames, withoutConditions } from '#resources/list/filters/names.ts'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { PanelInput } from './PanelInput.tsx'
import type { PanelGroup } from './panelFilter.ts'

type SearchPanelProps = {
  isOpen: boolean
  groups: readonly PanelGroup[]
  /** Properties that this person may filter by. */
  properties: readonly Property[]
  onClose: () => void
}

export const SearchPanel = ({ isOpen, groups, properties, onClose }: SearchPanelProps) => {
  const translate = useTranslate()
  const { filterValues, total = 0, isFetching, meta } = useListContext()
  const change = useContext(FiltersContext)
  const format = new Intl.NumberFormat(useKnownLocale())
  const title = translate('list.form.open')
  const count = `${format.format(total)}${meta?.more === true ? '+' : ''}`
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, sx: { width: { xs: '100%', sm: 440 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 2, display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {groups.map(({ label, fields }) => {
          const shown = fields.flatMap((field) => {
            const name = typeof field === 'string' ? field : field.name
            const property = properties.find((one) => one.name === name)
            return property ? [{ property, aboveZero: typeof field !== 'string' }] : []
          })
          if (shown.length === 0) return null
          return (
            <Box
              key={label}
              component="section"
              aria-label={translate(label)}
              sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <Typography component="h3" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
                {translate(label)}
              </Typography>
              {shown.map((one) => (
                <PanelInput key={one.property.name} {...one} />
              ))}
            </Box>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button
          disabled={conditionNames(filterValues).length === 0}
          onClick={() => change(withoutConditions)}
          sx={{ mr: 'auto' }}
        >
          {translate('list.clear')}
        </Button>
        <Button variant="contained" onClick={onClose} aria-busy={isFetching}>
          {translate('list.form.show', { count })}
        </Button>
      </Box>
    </Drawer>
  )
}
