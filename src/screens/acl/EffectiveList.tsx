/** Effective rights, each with its source. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { effectiveRights } from '#domain/access/rights.ts'

type EffectiveProps = { own: readonly string[]; inherited: readonly string[]; group?: string }

export const EffectiveList = ({ own, inherited, group }: EffectiveProps) => {
  const translate = useTranslate()
  const heading = useId()
  const rights = effectiveRights(own, inherited)
    .map((right) => ({ ...right, label: translate(`roles.${right.role}`) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={frame}>
      <Typography id={heading} component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('acl.effective', { smart_count: rights.length })}
      </Typography>
      {rights.length === 0 && <Typography color="text.secondary">{translate('acl.noRights')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {rights.map(({ role, label, origins }) => (
          <Box component="li" key={role} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
            {label}
            {group !== undefined &&
              origins.map((origin) => (
                <Chip
                  key={origin}
                  size="small"
                  variant="outlined"
                  color={origin === 'own' ? 'primary' : 'default'}
                  label={origin === 'own' ? translate('acl.own') : group}
                />
              ))}
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

/** Sticky beside a long tree. */
const frame = {
  p: 2,
  position: { md: 'sticky' },
  top: 72,
  maxHeight: { md: 'calc(100dvh - 160px)' },
  overflow: 'auto',
} as const
