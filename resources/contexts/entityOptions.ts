/** Options of a resource, kept in react-admin's resource definition. */
import { useResourceDefinition, type Identifier, type RaRecord } from 'react-admin'
import type { ComponentType, ReactNode } from 'react'
import type { May } from './may.ts'
import type { Entity, EntityAccess } from '#schemas/entity.ts'

/** `onClose`: closes the menu. */
export type RowActionsProps = { record: RaRecord; onClose: () => void }

/** Ids of the selected records. */
/** `isAll`: all that match are selected. */
export type BulkActionsProps = { ids: readonly Identifier[]; isAll: boolean; onDone: () => void }

/** Props of parts beside generated ones, with the current record in context if there is one. */
export type PartProps = { entity: Entity }

/** `details`: grouped values of the record. */
export type ShowLayoutProps = { entity: Entity; record: RaRecord; details: ReactNode }

/** Inputs of the fields that actions of a lifecycle ask for, by name. */
export type ActionInputs = Readonly<Record<string, ComponentType<{ required: boolean }>>>

export type EntityOptions = {
  access: Pick<EntityAccess, 'read' | 'create' | 'update'>
  /** Fields of the form, for a page or dialog; lazy. */
  form?: ComponentType
  /** List, also for the page of another record; lazy. */
  list?: ComponentType
  /** Loads the code of list and page in advance. */
  preload?: () => Promise<unknown>
  /** The form contains child rows, and gets a wider page. */
  hasRows?: boolean
  /** Page of a form for new records that is written by hand, where no view of the entity creates them. */
  newPage?: string
  /** Create and edit in a dialog over the list. */
  dialog?: boolean
  /** The entity is a singleton: its page takes the place of the list. */
  single?: boolean
  /** A lookup with relations to it: the list shows how often each record is used. */
  used?: boolean
  /** Properties that lists add up, below their rows and in groups. */
  totals?: readonly string[]
  /** Default filter of the list. */
  filter?: Readonly<Record<string, unknown>> | ((may: May) => Readonly<Record<string, unknown>>)
  /** Filter of the records that the palette finds; absent: all. */
  searchFilter?: Readonly<Record<string, unknown>>
  /** false: the list has no pages and loads rows on scroll. */
  pagination?: false
  /** Can be searched globally: by the palette and the search page. */
  search?: boolean
  /** Further actions on the page of a record, which is in context. */
  actions?: ComponentType<PartProps>
  /** Loads the inputs of its lifecycle's dialogs. */
  actionInputs?: () => Promise<ActionInputs>
  /** Keys of actions of its lifecycle on the page of a record, by name. */
  actionKeys?: Readonly<Record<string, string>>
  /** The `actions` include deactivation, so the page adds no toggle of its own. */
  hasOwnToggle?: boolean
  /** Parts on the page of a record, above and below its values. */
  above?: ComponentType<PartProps>
  below?: ComponentType<PartProps>
  /** Layout of the page below the title. */
  showLayout?: ComponentType<ShowLayoutProps>
  /** Layout around the fields of the form, which gets a wider page. */
  formLayout?: ComponentType<PartProps & { children: ReactNode }>
  /** The actions as menu items of a row. */
  rowActions?: ComponentType<RowActionsProps>
  /** Records that can never be deleted. The server refuses it too. */
  isKept?: (record: RaRecord) => boolean
  /** Deeds offered for selected records: of the change, the deletion and the actions; absent: all. */
  deeds?: readonly string[]
  /** Further buttons for selected records. */
  bulkActions?: ComponentType<BulkActionsProps>
  /** Whether selected records may be exported as those of every list; false where `bulkActions` do so. */
  bulkExport?: boolean
  /** Actions on the whole list, in its header. */
  listActions?: ComponentType
  /** Menu group of the list. */
  menuGroup?: string
  /** Titles dialogs by that group and the name of the records, as the specification has it for merchants. */
  isTitledByArea?: true
}

/** Definition of a resource; `options` is empty for one that is not registered. */
export function useEntityDefinition(resource: string) {
  const { options, hasShow, hasEdit, hasCreate } = useResourceDefinition<Partial<EntityOptions>>({ resource })
  return { ...options, hasShow, hasEdit, hasCreate }
}
