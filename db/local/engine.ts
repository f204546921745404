/** The engine of the local database: PostgreSQL where it can run, PGlite elsewhere. */
export interface Engine {
  name: 'postgresql' | 'pglite'
  /** Settles when the engine has ended, on request or not. */
  ended: Promise<void>
  stop: () => Promise<void>
}

export interface EngineOptions {
  dataDir: string
  password: string
  /** Password of `SERVING_ROLE`. */
  servingPassword: string
  /** TCP port on 127.0.0.1 to listen on. */
  port: number
  /** False trades crash safety for speed: for throwaway test data only. */
  durable: boolean
}
