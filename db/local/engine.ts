/** What serves the local database: PostgreSQL where it runs, PGlite elsewhere. */
export interface Engine {
  name: 'postgresql' | 'pglite'
  /** Settles when the engine ends, asked to or not. */
  ended: Promise<void>
  stop: () => Promise<void>
}

export interface EngineOptions {
  dataDir: string
  password: string
  /** Of `SERVING_ROLE`. */
  servingPassword: string
  /** TCP port on 127.0.0.1 to listen on. */
  port: number
  /** False gives up surviving a crash of the machine for speed: for throwaway test data only. */
  durable: boolean
}
