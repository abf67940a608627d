// Entry point of the checkout's page in the browser, where there is script.
import { improve } from '#src/checkout/live-form.ts';
import '#src/checkout/checkout-document.module.css';
import '#src/checkout/checkout.module.css';
import '#src/checkout/field.module.css';
import '#src/checkout/delivery-choice.module.css';
import '#src/checkout/codes-and-cards.module.css';
import '#src/checkout/order-summary.module.css';
import '#src/checkout/messages.module.css';
import '#src/checkout/offers.module.css';

const form = document.querySelector<HTMLFormElement>('[data-part="checkout-form"]');
if (form !== null) improve(form);
