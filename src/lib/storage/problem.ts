/**
 * Why something could not be read or stored. Each has words, and a way on, in `i18n/`.
 *
 * - `unavailable`: the browser gives no storage here, as some do in private windows
 * - `quota`: there is no room left
 * - `blocked`: another tab with an older version of the app keeps the storage from being brought up
 * to date
 * - `silent`: the browser does not open the storage, and does not say why
 * - `unwritable`: the browser cannot write what it needs to open the storage; mostly there is no
 * room
 * - `newer`: a newer version of the app wrote it
 * - `taken`: another tab has gone on with the same game
 * - `missing`: there is no such game
 * - `damaged`: what is stored cannot be understood
 * - `failed`: anything else, as the browser says it in `detail`
 */
export type StorageProblem =
  | {
      readonly code:
        | 'unavailable'
        | 'quota'
        | 'blocked'
        | 'silent'
        | 'unwritable'
        | 'newer'
        | 'taken'
        | 'missing'
        | 'damaged';
    }
  | { readonly code: 'failed'; readonly detail: string };
