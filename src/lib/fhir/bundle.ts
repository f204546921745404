import type { Resource } from './types.ts'

/** An entry of a bundle. `fullUrl` is a name: nothing answers there. */
export type Entry = { fullUrl: string; resource: Resource }

export type Bundle = {
  resourceType: 'Bundle'
  type: 'collection'
  /** ISO 8601, UTC. */
  timestamp: string
  entry: Entry[]
}

/** @param site the address of the site, without a slash at its end: relative references are resolved against it */
export function entryOf(resource: Resource, site: string): Entry {
  return { fullUrl: `${site}/fhir/${resource.resourceType}/${resource.id}`, resource }
}
