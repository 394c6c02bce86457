/** Usage of a record: number of related records per relation, and those records in their ordinary list. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetResourceLabel, useLocation, useResourceDefinitions, useTranslate } from 'react-admin'
import { callIfOffered } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { Dependants } from './Dependants.tsx'
import { Fold } from './Fold.tsx'
import { Section } from './Section.tsx'
import { useCountText } from '#resources/texts/useCountText.ts'
import { usesIn, type Use } from '#resources/list/delete/uses.ts'

/** Anchor in the address. */
const anchor = 'used'

type WhereUsedProps = {
  entity: Entity
  id: RecordId
  /** Relations that are shown elsewhere. */
  without?: (use: Use) => boolean
}

export const WhereUsed = ({ entity, id, without }: WhereUsedProps) => {
  const translate = useTranslate()
  const { hash } = useLocation()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'usage', String(id)],
    queryFn: async ({ signal }) => usesIn(await callIfOffered('GET', `${entity.api}/${id}/usage`, { signal })),
    retry: false,
    // No relation points at a singleton.
    enabled: !isSingle(entity),
  })
  const known = useResourceDefinitions()
  const uses = (data ?? []).filter(
    (use) =>
      known[use.entity]?.hasList &&
      !known[use.entity]?.options?.single &&
      without?.(use) !== true &&
      !isRows(entity, use),
  )
  const isWanted = uses.length > 0 && hash === `#${anchor}`
  useEffect(() => {
    if (isWanted) document.getElementById(anchor)?.scrollIntoView()
  }, [isWanted])

  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('list.retry')}</Button>}>
        {translate('show.usedFailed')}
      </Alert>
    )
  if (uses.length === 0) return null
  return (
    <Section anchor={anchor} title={translate('show.used')}>
      <Box>
        {uses.map((use, index) => (
          <UseFold
            key={`${use.entity}.${use.property}`}
            {...{ use, id }}
            isOpen={index === 0}
            isAmong={isTwice(use, uses)}
          />
        ))}
      </Box>
    </Section>
  )
}

/** Child rows have their own table on the page. */
const isRows = ({ children = [] }: Entity, use: Use): boolean =>
  children.some(({ entity, property }) => entity === use.entity && property === use.property)

/** Whether two relations of one entity refer here, so that its name alone is ambiguous. */
const isTwice = (use: Use, uses: readonly Use[]): boolean =>
  uses.filter(({ entity }) => entity === use.entity).length > 1

const UseFold = ({ use, id, isOpen, isAmong }: { use: Use; id: RecordId; isOpen: boolean; isAmong: boolean }) => {
  const translate = useTranslate()
  const plural = useGetResourceLabel()(use.entity, 2)
  const property = translate(`resources.${use.entity}.fields.${use.property}`, { _: use.property })
  const count = useCountText()(use)
  return (
    <Fold title={isAmong ? `${plural} · ${property}` : plural} note={count} isOpen={isOpen}>
      <Dependants use={use} id={id} title={plural} />
    </Fold>
  )
}
