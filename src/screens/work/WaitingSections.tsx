/** Waiting records by kind: the most urgent first with their deadline, and a link to the whole list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { LinkBase, useTranslate } from 'react-admin'
import { ItemText } from '#src/palette/ItemText.tsx'
import { placeRow, Section } from '#src/palette/Section.tsx'
import { TermLabel } from './TermLabel.tsx'
import type { WaitingGroup } from './useWaiting.ts'

export const WaitingSections = ({ groups }: { groups: readonly WaitingGroup[] }) => {
  const translate = useTranslate()
  return groups.map(({ name, rows, total, to }) => {
    const title = translate(`work.kinds.${name}`)
    const all = total > rows.length && (
      <Button component={LinkBase} to={to} size="small">
        {translate('search.all', { smart_count: total })}
      </Button>
    )
    return (
      <Section key={name} title={title} count={total} action={all}>
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <ButtonBase component={LinkBase} to={row.to} sx={[placeRow, wrapping]}>
                <ItemText item={row} />
                {row.term && <TermLabel term={row.term} />}
              </ButtonBase>
            </Box>
          ))}
        </Box>
      </Section>
    )
  })
}

/** On a phone the deadline goes on a line of its own. */
const wrapping = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 2, pb: { xs: 0.75, sm: 0 } } as const
