/** A view of an entity, whose code is loaded when the view is first shown. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * @param load Imports the module of the view. @param name Name of the view in that module.
 * @example list: lazyView(() => import('./views.ts'), 'CustomerList')
 */
export const lazyView = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await load())[name] }))
