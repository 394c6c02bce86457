/** Matrix of rights (rows, by area) and groups (columns); both headings are sticky. */
import Check from '@mui/icons-material/Check'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { editPath, type Acl } from './acl.ts'
import { useRoleSearch } from './useRoleSearch.ts'

type MatrixProps = { acl: Acl; typed: string; onAsk: (role: string) => void }

export const RightsMatrix = ({ acl, typed, onAsk }: MatrixProps) => {
  const translate = useTranslate()
  const areas = useRoleSearch(acl.roles, typed)
  const { groups } = acl
  if (areas.length === 0) return <Typography role="status">{translate('acl.noneFound')}</Typography>
  return (
    <TableContainer component={Paper} variant="outlined" sx={frame} tabIndex={0}>
      <Table size="small" stickyHeader sx={table} aria-label={translate('pages.acl')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...name, zIndex: 4 }}>{translate('acl.right')}</TableCell>
            {groups.map(({ id, name: title, active, members }) => (
              <TableCell key={id} align="center" sx={{ minWidth: 110, verticalAlign: 'bottom' }}>
                <Link component={LinkBase} to={editPath('group', id)} color={active ? 'primary' : 'text.secondary'}>
                  {title}
                </Link>
                <Typography variant="caption" color="text.secondary" component="div">
                  {active ? translate('acl.members', { smart_count: members }) : translate('show.inactive')}
                </Typography>
              </TableCell>
            ))}
            {groups.length === 0 && <TableCell>{translate('acl.noGroups')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {areas.map(({ area, title, roles }) => (
            <Fragment key={area}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" sx={{ ...name, ...head }}>
                  {title}
                </TableCell>
                <TableCell colSpan={Math.max(1, groups.length)} sx={head} />
              </TableRow>
              {roles.map(({ role, label }) => (
                <TableRow key={role} hover>
                  <TableCell component="th" scope="row" sx={name}>
                    <Button size="small" color="inherit" sx={button} title={role} onClick={() => onAsk(role)}>
                      {label}
                    </Button>
                  </TableCell>
                  {groups.map(({ id, name: group, active, roles: held }) => (
                    <TableCell key={id} align="center">
                      {held.includes(role) && (
                        <Check
                          fontSize="small"
                          color={active ? 'success' : 'disabled'}
                          titleAccess={translate('acl.has', { name: group, right: label })}
                        />
                      )}
                    </TableCell>
                  ))}
                  {groups.length === 0 && <TableCell />}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const frame = { width: 'fit-content', maxWidth: '100%', maxHeight: 'max(320px, calc(100dvh - 300px))' } as const
/** Columns are as narrow as possible: ticks far from their labels are hard to follow. */
const table = { width: 'auto', minWidth: 'min(100%, 480px)' } as const
const name = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  minWidth: { xs: 170, sm: 280 },
  maxWidth: { xs: 190, sm: 360 },
} as const
const head = { bgcolor: 'action.hover', backgroundImage: 'none', fontWeight: 600, py: 0.75 } as const
const button = { justifyContent: 'flex-start', textAlign: 'left', ml: -0.75, px: 0.75, fontWeight: 400 } as const
