/** For a record's page that is not laid out one below the other: what stands under its title. */
import { createContext, type ComponentType, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'

/** @param details The values of the record, in their groups. */
export type ShowLayoutProps = { entity: Entity; record: RaRecord; details: ReactNode }

export const ShowLayoutContext = createContext<ComponentType<ShowLayoutProps> | null>(null)
