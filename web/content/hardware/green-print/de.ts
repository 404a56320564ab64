import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Sparsam drucken',
    title: 'Weniger Resin, Lösemittel und Strom.',
    text: 'Am meisten spart ein Druck, der beim ersten Mal gelingt. Hier steht, wo Material verloren geht, was dagegen hilft und wohin mit den Resten.',
    alt: 'Gedruckter Gitterwürfel',
    links: { washing: 'Mit weniger Lösemittel waschen', support: 'Anleitungen zu Waschen und Entsorgung' },
  },
  losses: {
    title: 'Hier geht Resin verloren',
    items: {
      failed: {
        title: 'Fehldrucke',
        text: 'In den meisten Laboren der größte Posten. Prüfen Sie vor jedem Auftrag die Plattform und drucken Sie mit dem freigegebenen Profil.',
      },
      supports: {
        title: 'Supports',
        text: 'Mit dem Pulsmodul lassen sich massive Modelle liegend drucken. Das spart Supports und zwei Drittel der Schichten.',
      },
      film: {
        title: 'Resin am Teil',
        text: 'Lassen Sie Teile zehn Minuten schräg über der Wanne abtropfen. Dieses Resin drucken Sie noch, statt es ins Bad zu tragen.',
      },
      tray: {
        title: 'Rest in der Wanne',
        text: 'Durch ein Sieb in eine dunkle Flasche, mit Name, Charge und Datum. Mit einer Wanne je Resin entfällt auch das Reinigen.',
      },
    },
  },
  solvent: {
    title: 'Zwei kleine Bäder schaffen mehr als ein großes',
    text: 'Unser Versuch mit 60 gleichen Teilen: In einem Bad mit 5 L klebten sie ab dem 35. Teil. Auf zwei Bäder verteilt, wurden mit derselben Menge alle 60 sauber.',
    alt: 'UltraCraft Wash mit einem Korb voller Modelle',
    points: {
      two: 'Ist das erste Bad verbraucht, rückt das zweite nach. Sie ersetzen immer nur die Hälfte.',
      density: 'Entscheidend ist die Dichte, nicht die Farbe. Steigt sie im ersten Bad um 0,03 g/cm³, wechseln wir.',
      settle: 'Ein gebrauchtes zweites Bad taugt, abgesetzt und gefiltert, noch als erstes.',
      water: 'Model WW UV wird mit Leitungswasser gewaschen. Das Waschwasser bleibt trotzdem Chemikalienabfall.',
    },
    links: { article: 'Fachartikel zum Waschen' },
  },
  power: {
    title: 'Strom: Plattform füllen, flach drucken',
    text: 'Der Drucker belichtet jede Schicht als Ganzes. Druckzeit und Strom hängen deshalb an der Höhe, kaum an der Stückzahl.',
    alt: 'Gedrucktes Kiefermodell',
    points: {
      full: 'Zehn Teile brauchen auf dem Reflex so lange wie ein gleich hohes.',
      flat: 'Ein liegendes Ganzkiefermodell hat ein Drittel der Schichten eines stehenden.',
      rated:
        'Nennleistung: Reflex 180 W, A2D 350 W, UltraCraft Cure 320 W, UltraCraft Wash 60 W. Der Verbrauch hängt vom Auftrag ab.',
      heat: 'Härten Sie mehrere Teile zusammen nach, wo das Resin es erlaubt. Dann wird nur einmal aufgeheizt.',
    },
  },
  machines: {
    title: 'Geräte, die Material sparen',
    text: 'Die Wash Station misst ihre Bäder und verlangt erst frisches Lösemittel, wenn es nötig ist. Die Resin-Station versorgt vier Drucker aus einem Tank, so fallen weniger Flaschen an.',
  },
  disposal: {
    title: 'Reste richtig entsorgen',
    text: 'Flüssiges Resin ist wassergefährdend. Im Einzelnen gelten die Vorschriften vor Ort; fragen Sie Ihren Entsorger.',
    items: {
      liquid: {
        title: 'Flüssiges Resin',
        text: 'Kleine Reste in einer klaren Schale höchstens 5 mm hoch aushärten lassen, größere Mengen werden heiß. Ganze Flaschen als Chemikalienabfall abgeben.',
      },
      isopropanol: {
        title: 'Gebrauchtes Isopropanol',
        text: 'Im geschlossenen, gekennzeichneten Lösemittelbehälter sammeln. Weder verdunsten lassen noch weggießen.',
      },
      water: { title: 'Waschwasser', text: 'Sammeln und abgeben. Licht entfernt nicht alles Gelöste.' },
      paper: {
        title: 'Papier, Handschuhe, Folien',
        text: 'Im Tageslicht ausbreiten, bis das Resin hart ist. Danach wie gehärteter Kunststoff, soweit die Vorschriften es zulassen.',
      },
      bottles: {
        title: 'Leere Flaschen',
        text: 'Einen Tag kopfüber auslaufen lassen, den Rest bei offenem Deckel aushärten.',
      },
      parts: {
        title: 'Gehärtete Teile',
        text: 'Sie sind Kunststoffabfall. Für Modelle mit Patientenkontakt gilt Ihr Hygieneplan.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    questions: {
      recycling: {
        question: 'Lassen sich gedruckte Teile recyceln?',
        answer: 'Nein. Gehärtetes Resin ist vernetzt und schmilzt nicht. Es bleibt Kunststoffabfall.',
      },
      bio: {
        question: 'Gibt es abbaubares Resin?',
        answer: 'Bei uns nicht, und Teile für den Mund dürfen sich nicht abbauen. Sparen lässt sich an der Menge.',
      },
      footprint: {
        question: 'Wie groß ist der CO₂-Fußabdruck eines Teils?',
        answer:
          'Eine geprüfte Ökobilanz haben wir nicht, deshalb nennen wir keine Zahl. Resingewicht, Druckzeit und Nennleistung für Ihr Teil erhalten Sie von uns.',
      },
      bottleReturn: {
        question: 'Nehmen Sie Flaschen zurück?',
        answer:
          'Ein allgemeines Rücknahmeprogramm gibt es nicht. Gebinde für die Resin-Station fassen mehr als Flaschen.',
      },
    },
  },
  contact: {
    title: 'Wie viel verbrauchen Sie je Teil?',
    text: 'Nennen Sie uns Drucker, Resin und Teile am Tag. Wir rechnen Resin und Lösemittel je Teil aus und zeigen, wo Sie am meisten sparen.',
    alt: 'Resin-Station',
    links: { inquiry: 'Anwendungstechnik fragen' },
  },
} satisfies PageCopy<typeof greenPrint>;
