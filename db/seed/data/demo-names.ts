/** Common given names and surnames in Spain, combined for demo people. */
export const WOMEN =
  'Lucía, Marta, Carmen, Ainhoa, Núria, Elena, Paula, Irene, Rocío, Sara, Laia, Beatriz, Inés, Noelia, Cristina, Alba, Miriam, Silvia, Ana Belén, Uxía, Patricia, Clara, Nerea, Julia, Teresa, Olga, Raquel, Andrea, María José, Sonia, Leire, Verónica, Lorena, Estela, Begoña, Aitana, Mónica, Marina, Gloria, Eva, Candela, Itziar, Natalia, Pilar'.split(
    ', ',
  )

export const MEN =
  'Álvaro, Sergio, Íñigo, Pablo, Javier, Jordi, Rubén, Daniel, Adrián, Hugo, Marcos, Óscar, Xabier, Raúl, Diego, Manuel, Andrés, Gonzalo, Iván, Brais, Francisco, Guillermo, Ángel, Mario, Joan, Alberto, Víctor, Unai, Carlos, Samuel, Ignacio, Héctor, Rafael, Tomás, Ismael, Aitor, Gabriel, Lucas, Fernando, Enrique, Martí, Julio, Santiago, Emilio'.split(
    ', ',
  )

export const SURNAMES =
  'García, Ferrer, Martínez, Etxeberria, Soler, Navarro, Romero, Vidal, Castro, Molina, Ortega, Iglesias, Serrano, Pujol, Reyes, Cabrera, Domínguez, Lozano, Gil, Arias, Campos, Herrero, Nieto, Santana, Ibáñez, Fuentes, Peña, Bravo, Carrasco, Ríos, Montero, Aguirre, Crespo, Vega, Rovira, Pascual, Benítez, Lorenzo, Marín, Rubio, Sáez, Calvo, Prieto, Núñez, Otero, Medina, Bosch, Torres, Garrido, Esteban, Zabala, Mora, Luque, Cano, Roldán, Blanco, Moreno, Hidalgo, Pardo, Quintana'.split(
    ', ',
  )
