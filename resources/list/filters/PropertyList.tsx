/** Searchable list of the properties to filter by. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { folded } from '#domain/foldText.ts'
import type { Property } from '#schemas/entity.ts'
import { useFilterLabel } from './useFilterLabel.ts'

type PropertyListProps = {
  properties: readonly Property[]
  firstCount: number
  onChoose: (property: Property) => void
  /** Begins a group of conditions; absent: there is one already. */
  onGroup?: () => void
  /** Returns to the group that it is for. */
  onBack?: () => void
}

export const PropertyList = ({ properties, firstCount, onChoose, onGroup, onBack }: PropertyListProps) => {
  const [typed, setTyped] = useState('')
  const translate = useTranslate()
  const labelOf = useFilterLabel()
  const list = useRef<HTMLUListElement>(null)
  const wanted = folded(typed.trim())
  const entries = properties.map((property) => ({ property, label: labelOf(property.name) }))
  const found = entries.filter(({ label }) => folded(label).includes(wanted))

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    } else if (event.key === 'Enter' && found[0]) {
      event.preventDefault()
      onChoose(found[0].property)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: 440 }}>
      <Box sx={{ p: 1.5, pb: 1, display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {onBack && (
          <IconButton size="small" edge="start" aria-label={translate('ra.action.back')} onClick={onBack}>
            <ArrowBack fontSize="small" />
          </IconButton>
        )}
        <TextField
          autoFocus
          fullWidth
          type="search"
          size="small"
          placeholder={translate('filter.property')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
          slotProps={{ htmlInput: { 'aria-label': translate('filter.property') } }}
        />
      </Box>
      {found.length === 0 ? (
        <Typography role="status" color="text.secondary" sx={{ p: 2, pt: 1 }}>
          {translate('filter.noProperty')}
        </Typography>
      ) : (
        <MenuList ref={list} aria-label={translate('filter.property')} sx={{ overflow: 'auto', pt: 0 }}>
          {found.flatMap(({ property, label }, index) => [
            ...(wanted === '' && index === firstCount && index > 0
              ? [<Divider key="divider" component="li" role="separator" />]
              : []),
            <MenuItem key={property.name} onClick={() => onChoose(property)}>
              {label}
            </MenuItem>,
          ])}
        </MenuList>
      )}
      {onGroup && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}>
          <Button size="small" onClick={onGroup}>
            {translate('filter.group.add')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
