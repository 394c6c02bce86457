/** Search results by entity, each with a link to its list with the same search. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase, useGetResourceLabel, useTranslate } from 'react-admin'
import { listAddress } from '#src/palette/searchedEntities.ts'
import { useRecordSearch, type Found } from '#src/palette/useRecordSearch.ts'
import { PlaceRow, PlaceSkeleton, Section } from '#src/palette/Section.tsx'

const perEntity = 10

/**
 * @param asked Text sent to the server.
 * @param typed Current content of the field.
 */
export const FoundRecords = ({ asked, typed }: { asked: string; typed: string }) => {
  const translate = useTranslate()
  const groups = useRecordSearch(asked, typed, perEntity)
  const isPending = groups.some((group) => group.isPending)
  const count = groups.reduce((sum, { total, error }) => sum + (error ? 0 : total), 0)
  const shown = groups.filter(({ items, isPending: isComing, error }) => items.length > 0 || isComing || error)
  return (
    <>
      {shown.map((group) => (
        <FoundGroup key={group.name} group={group} typed={typed} />
      ))}
      <Box role="status" sx={isPending || count > 0 ? quiet : { py: 4, textAlign: 'center', color: 'text.secondary' }}>
        {isPending
          ? ''
          : count > 0
            ? translate('search.count', { smart_count: count })
            : shown.length === 0 && translate('picker.noResults')}
      </Box>
    </>
  )
}

const FoundGroup = ({ group, typed }: { group: Found; typed: string }) => {
  const { name, items, total, isPending, isSimilar, error, retry } = group
  const translate = useTranslate()
  const plural = useGetResourceLabel()(name, 2)
  const title = isSimilar ? translate('search.similar', { name: plural, search: typed }) : plural
  const all = !isPending && total > items.length && !error && (
    <Button component={LinkBase} to={listAddress(name, typed)} size="small">
      {translate('search.all', { smart_count: total })}
    </Button>
  )
  return (
    <Section title={title} count={isPending || error ? undefined : total} action={all}>
      {error && (
        <Alert
          severity="error"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" onClick={retry}>
              {translate('shell.retry')}
            </Button>
          }
        >
          {translate('search.failed')}
        </Alert>
      )}
      <Box component="ul" aria-label={title} aria-busy={isPending} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <PlaceRow key={item.id} item={item} typed={typed} />
        ))}
        {isPending && items.length === 0 && <PlaceSkeleton />}
      </Box>
    </Section>
  )
}

/** Style of text for screen readers only: sighted users see the counts at the groups. */
const quiet = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const
