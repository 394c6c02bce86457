/** For a record's page that is not laid out one below the other: draws what stands under its title. */
import { createContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'

/** `details`: the values of the record, in their groups. */
export type ShowLayoutProps = { entity: Entity; record: RaRecord; details: ReactNode }

export const ShowLayoutContext = createContext<((props: ShowLayoutProps) => ReactNode) | null>(null)
