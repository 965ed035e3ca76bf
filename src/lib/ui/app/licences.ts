/** Something the app is made of, and whose it is. */
export interface LicensedPart {
  readonly name: string;
  readonly version: string;
  /** The notices of those who hold the rights, as they wrote them. */
  readonly holders: readonly string[];
}

/** One text of a licence, and everything that comes under it. */
export interface LicenceText {
  /** As SPDX names it, as "MIT". */
  readonly licence: string;
  readonly parts: readonly LicensedPart[];
  readonly paragraphs: readonly string[];
}
