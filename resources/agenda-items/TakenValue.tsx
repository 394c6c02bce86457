/** Name of the person who does the item now; empty once that person has left it. */
import Chip from '@mui/material/Chip'
import { useRecordContext } from 'react-admin'
import { takenMinutes } from '#domain/agenda/takenItems.ts'
import type { AgendaItem } from '#schemas/generated/agenda-item.ts'

export const TakenValue = () => {
  const item = useRecordContext<AgendaItem>()
  const name = item && takenName(item)
  return name ? <Chip size="small" color="info" variant="outlined" label={name} /> : null
}

/** @returns undefined when nobody does it. */
export const takenName = ({ takenBy, takenAt }: Pick<AgendaItem, 'takenBy' | 'takenAt'>): string | undefined =>
  takenBy && takenAt && Date.now() - Date.parse(takenAt) < takenMinutes * 60_000 ? takenBy.name : undefined
