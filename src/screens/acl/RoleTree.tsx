/**
 * Tree of rights by area with checkboxes; rights of the group are marked, and those that the user may not grant are
 * disabled.
 */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Acl } from './acl.ts'
import { useRoleSearch } from './useRoleSearch.ts'

type TreeProps = {
  roles: Acl['roles']
  typed: string
  chosen: readonly string[]
  before: readonly string[]
  inherited: readonly string[]
  /** Whether the person holds a right, without which they may neither grant nor revoke it. */
  isHeld: (role: string) => boolean
  /** Read-only; the reason is shown elsewhere. */
  isLocked: boolean
  onToggle: (role: string, isChosen: boolean) => void
}

export const RoleTree = ({ roles, typed, chosen, before, inherited, isHeld, isLocked, onToggle }: TreeProps) => {
  const translate = useTranslate()
  const areas = useRoleSearch(roles, typed)
  if (areas.length === 0) return <Typography role="status">{translate('acl.noneFound')}</Typography>
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      {areas.map(({ area, title, roles: shown }) => (
        <Box key={area} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ display: 'flex', gap: 1 }}>
            {title}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {`${shown.filter(({ role }) => chosen.includes(role)).length} / ${shown.length}`}
            </Box>
          </Typography>
          {shown.map(({ role, label }) => {
            const isChanged = chosen.includes(role) !== before.includes(role)
            return (
              <Box key={role} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <FormControlLabel
                  label={label}
                  title={role}
                  disabled={!isHeld(role)}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.includes(role)}
                      onChange={(_, isChosen) => onToggle(role, isChosen)}
                    />
                  }
                />
                {inherited.includes(role) && <Chip size="small" label={translate('acl.byGroup')} />}
                {isChanged && <Chip size="small" color="info" label={translate('acl.changed')} />}
                {!isHeld(role) && !isLocked && (
                  <Typography variant="caption" color="text.secondary">
                    {translate('acl.notHeld')}
                  </Typography>
                )}
              </Box>
            )
          })}
        </Box>
      ))}
    </Paper>
  )
}
