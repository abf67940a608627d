// How to reach the shop, its accounts elsewhere, and its terms.
import { accountsOf } from '#src/features/menu/accounts.ts';
import styles from '#src/features/menu/shop-contact.module.css';
import { useServices } from '#src/services/services.tsx';
import { Link } from '#src/ui/link.tsx';

export function ShopContact() {
  const { shop, texts } = useServices();
  const { email, phone, address } = shop.contact;
  const accounts = accountsOf(shop.social);
  const hasContact = email !== null || phone !== null || address.length > 0;
  return (
    <>
      {hasContact ? (
        <address className={styles['contact']} aria-label={texts.footer.contact}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
          {phone === null ? null : <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        </address>
      ) : null}
      {accounts.length === 0 ? null : (
        <nav className={styles['contact']} aria-label={texts.footer.social}>
          {accounts.map(({ title, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {title}
            </a>
          ))}
        </nav>
      )}
      {shop.legalPages.length === 0 ? null : (
        <p className={styles['contact']}>
          {shop.legalPages.map(({ title, url }) => (
            <Link key={url} href={url}>
              {title}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
