// A mail before it is drawn: the parts that its HTML and its plain text are both made of.

export interface MailAmount {
  readonly label: string;
  readonly amount: string;
  /** A total. */
  readonly isStrong?: true;
}
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Somebody's own words. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** Absolute. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | {
      readonly kind: 'rows';
      readonly title: string;
      /** `amount` empty: none is shown. */
      readonly rows: readonly { readonly title: string; readonly details: string; readonly amount: string }[];
    }
  | { readonly kind: 'amounts'; readonly amounts: readonly MailAmount[] }
  | { readonly kind: 'address'; readonly title: string; readonly lines: readonly string[] };

export interface MailBody {
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  /** Why the mail was sent. */
  readonly why: string;
}
